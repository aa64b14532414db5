"""The steps of an effect as the kernel runs them: choosing cards, putting them in order, one after another."""
