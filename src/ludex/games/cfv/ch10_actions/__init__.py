"""What texts ask for (cfv 10.1): calls and rides, locks, legions, standing and resting."""
