BEGIN TRANSACTION;
CREATE TABLE cards (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	ruleset VARCHAR(64) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	card JSON NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "chat" VALUES(1,'zdfMCtvKJMVF',0,'Good luck!',1794789950732);
CREATE TABLE decks (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	ruleset VARCHAR(64) NOT NULL, 
	name VARCHAR(120) NOT NULL, 
	deck JSON NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "decks" VALUES('d1','p1','sve','My deck','{}',1);
CREATE TABLE games (
	id VARCHAR(32) NOT NULL, 
	ruleset VARCHAR(64) NOT NULL, 
	setup JSON NOT NULL, 
	seats JSON NOT NULL, 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	result JSON, 
	answers INTEGER NOT NULL, 
	from_game VARCHAR(32), 
	from_answers INTEGER, 
	taken INTEGER NOT NULL, 
	player0 VARCHAR(64), 
	player1 VARCHAR(64), 
	began BIGINT NOT NULL, 
	alive BIGINT NOT NULL, 
	rematch INTEGER NOT NULL, 
	next_game VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "games" VALUES('zdfMCtvKJMVF','sve','{"decks": [{"name": "bellmere", "title": "The Bells of Bellmere", "ruleset": "sve", "description": "Heal, ring, outlast: amulets hatch falcons and tigers while the leader grows harder to reach.", "leaders": ["Brother Quill, Ringer of Bells"], "main": {"Ropebell Novice": 2, "Belfry Sparrow": 3, "Psalm-Book Duckling": 3, "Chime Sister": 3, "Candle-Warden Cat": 2, "Choir Almoner": 3, "Steeple Falconer": 2, "Marble Lioness": 3, "Penitent Gargoyle": 2, "Deacon Half-Bell": 2, "Sister Oriel, Ninth Chime": 2, "Abbot Gray-Feather": 1, "The Bell That Walks": 1, "Statue in the Cloister": 3, "Nest on the Sill": 2, "Prayer-Wheel": 1, "Toll the Hour": 2, "Evensong": 2, "Send Beyond the Bells": 1}, "evolve": {"Belfry Sparrow": 1, "Chime Sister": 2, "Candle-Warden Cat": 1, "Choir Almoner": 2, "Deacon Half-Bell": 1, "Sister Oriel, Ninth Chime": 2, "Bell Without a Tower": 1}}, {"name": "derby", "title": "Lakeside Derby", "ruleset": "sve", "description": "Serve the carrots and run: every follower races, and racing is its own reward.", "leaders": ["Maple Comet, Team Captain"], "base": "universe", "main": {"Maple Comet": 3, "Clover Dash": 3, "Meadow Overture": 3, "Baton of Honor": 3, "Parade Marshal": 3, "Photo-Finish Theory": 3, "Thunder Homestretch": 2, "Ember Gallop": 3, "Midnight Furlong": 3, "Gentle Canter": 3, "Last-Corner Blessing": 2, "Snack Break": 2, "Starting Gate": 2, "Winner''s Encore": 3, "Relay Practice": 2}, "evolve": {"Carrot": 6, "Meadow Overture": 2, "Ember Gallop": 2}}], "seed": 877396155729014469, "cards": [], "auto": "choices", "digest": "b56243e4ac750fbc84abbfa2"}','[{"kind": "person", "bot": null, "name": "Ann", "token": "3ee671c128d0a773b775956789989bd3ce6f81ebdc3b3def8e5714b7a68fe5dc"}, {"kind": "person", "bot": null, "name": "Bob", "token": "14d5bb25d75cc90ad478c9faa0af7619a3423fab09c473368e0c27276ee954bf"}]','{"clock": {"bank": 600, "increment": 0}, "spectators": true}',1794789949641,'running','null',0,NULL,NULL,3,NULL,NULL,1794789950097,1794789964132,0,NULL);
INSERT INTO "games" VALUES('Y8NTP3FFP4AR','cfv','{"decks": [{"name": "backroads", "title": "The Back Roads", "ruleset": "cfv", "description": "Couriers who never stand where you look for them: they change places, strike the back row and break their bolts in the heat of battle. Hold out until the Last Lantern burns at five damage.", "first": "Lamplighter Runt", "main": {"Lamplighter Runt": 1, "Signal-Rocket Hare": 2, "Forge-Door Doorman": 4, "Sparkler Apprentice": 2, "Second-Wind Piper": 4, "Hearthside Nurse": 4, "Wall of the Wayhouse, Bettany": 4, "Milepost Scout": 3, "Fuse-Tail Kit": 3, "Kilnyard Smith": 3, "Coalscuttle Golem": 1, "Cannonroad Lancer": 2, "Ashfall Skirmisher": 2, "Ember-Axle Charioteer": 2, "Wayhouse Hostler": 2, "Bolted Furnace Golem": 2, "Sootwing Changeling": 2, "Quickfire Express, Dromo": 3, "Last Lantern of the Road, Oona": 2, "Avalanche of Sparks, Vulka": 2}}, {"name": "beacon", "title": "The Beacon Relay", "ruleset": "cfv", "description": "Riders who hand the fire on: attack, stand up, and attack again. Take four damage without fear, for that is when the Grand Postmaster opens the stables.", "first": "Kindling Kit, Tib", "main": {"Kindling Kit, Tib": 1, "Signal-Rocket Hare": 4, "Forge-Door Doorman": 2, "Sparkler Apprentice": 2, "Second-Wind Piper": 2, "Bellows Pup": 2, "Hearthside Nurse": 4, "Wall of the Wayhouse, Bettany": 3, "Cinderstep Runner": 2, "Stirrup-Bell Foxling": 2, "Relay Rider, Sunna": 2, "Coalscuttle Golem": 3, "Chimney-Top Lookout": 2, "Double-Post Rider, Hale": 3, "Switchback Charger": 2, "Rooftop Bombardier": 2, "Powder-Keg Courier": 2, "Torchrun Captain, Odda": 2, "Grand Postmaster, Orsolo": 2, "Firebrand Twin, Ilka": 2, "Comet-Tail Regent, Phaela": 2, "Avalanche of Sparks, Vulka": 2}}], "seed": 555082054727442798, "cards": [], "auto": "choices", "digest": "2b4110c33154f169001a3ab8"}','[{"kind": "person", "bot": null, "name": "Ann", "token": "cd593c35b3a0b5c331cb3bfb5e805c4ec72d6511b490f13dc7775174eb21ead6"}, {"kind": "person", "bot": null, "name": "Bob", "token": "576fabbe596ddb71792eec1b25d3a42e89884da8876a8f7fb2b19465d9a19d21"}]','{"clock": null, "spectators": true}',1794789953497,'running','null',0,NULL,NULL,3,NULL,NULL,1794789953641,1794789953641,0,NULL);
INSERT INTO "games" VALUES('KdvdjwXnl04s','fow-5.5/valhalla','{"decks": [{"name": "cloudburst", "title": "Cloudburst", "ruleset": "fow-5.5", "description": "Sister Brine doubles the stones, the moon pays for the rest, and one Cloudburst clears the sky. Copy or keep whatever the opponent was proudest of.", "ruler": "Sister Brine, Cloud-Shepherd", "main": {"Kite-Tail Runner": 4, "Hare of the Paper Moon": 3, "Fawn of the Quickset": 3, "Quicksilver Minnow": 3, "Clepsydra Maid": 3, "Reflection in the Font": 3, "Grove That Was Listening": 3, "Yarrow, Regent of Brambles": 2, "Orchard Colossus": 2, "Storm-Antlered Elder": 2, "Homeward by Moonrise": 3, "Erased Footnote": 2, "Ebb Indenture": 3, "Hundred-Acre Windbreak": 2, "The Tide Tables": 2}, "stones": {"Water Magic Stone": 4, "Wind Magic Stone": 4, "Milestone of Eaves and Heath": 4, "Stone of the Paper Moon": 2, "Stone of the Drowned Moon": 1}}, {"name": "compounding", "title": "Interest Compounded", "ruleset": "fow-5.5", "description": "Burn a little, shrink a little, and collect on everything that dies hurt. The hammer falls twice because the graveyard is only another pocket.", "ruler": "Vesna Kohl, Smelter of Debts", "main": {"Bellows Imp": 4, "Candle-Eater": 4, "Pawned Shadow": 4, "Kindling Twin": 3, "Crucible Dancer": 3, "Tongs-and-Tail": 3, "Child of the Eclipse": 3, "Auditor of the Vanished": 2, "Slagback Basilisk": 2, "Second Fall of the Hammer": 4, "Repossession": 3, "Every Clock Strikes Noon": 2, "Echo in the Foundry": 2, "Salamander Hearth": 1}, "stones": {"Fire Magic Stone": 4, "Darkness Magic Stone": 4, "Milestone of Oven and Hearse": 4}, "sideboard": {"Ledger of No Return": 2, "Cinder Thief": 2, "Scepter of the Almanac": 1}}], "seed": 2515478172082506825, "cards": [], "auto": "choices", "digest": "6e224901849dd74d2a044ac4"}','[{"kind": "person", "bot": null, "name": "Ann", "token": "0a98357752acdfb8ca751b81e7c0370f501918a9bd23109da3bc2f6b09b0dead"}, {"kind": "person", "bot": null, "name": "Bob", "token": "787a70d7ada266543dc3b2f84a07b7419c595057fff1fb661097aa42a2dea84d"}]','{"clock": null, "spectators": true}',1794789958154,'over','{"winner": 1, "rule": "fow-5.5 1.3:4", "how": "concede"}',10,NULL,NULL,3,NULL,NULL,1794789958269,1794789958269,0,NULL);
CREATE TABLE log (
	game VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	spent BIGINT NOT NULL, 
	PRIMARY KEY (game, n), 
	FOREIGN KEY(game) REFERENCES games (id)
);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',0,'answer',1,'first',1794789950249,106);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',1,'answer',1,'yes',1794789950317,68);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',2,'answer',1,'pick c54',1794789950382,65);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',3,'answer',1,'pick c52',1794789950404,22);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',4,'answer',1,'pick c55',1794789950419,15);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',5,'answer',0,'no',1794789950427,8);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',6,'answer',1,'end',1794789950444,17);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',7,'answer',0,'pass',1794789950470,26);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',8,'answer',0,'play c3',1794789950521,51);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',9,'answer',0,'activate c3 1',1794789950545,24);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',10,'answer',0,'end',1794789950618,73);
INSERT INTO "log" VALUES('zdfMCtvKJMVF',11,'answer',1,'pass',1794789950705,87);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',0,'answer',0,'pick c1',1794789953677,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',1,'answer',0,'pick c2',1794789953753,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',2,'answer',0,'pick c3',1794789953817,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',3,'answer',0,'pick c5',1794789953861,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',4,'answer',0,'pick c4',1794789953865,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',5,'answer',1,'done',1794789953869,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',6,'answer',0,'ride c2',1794789953873,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',7,'answer',0,'no',1794789953876,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',8,'answer',0,'call c5',1794789953883,0);
INSERT INTO "log" VALUES('Y8NTP3FFP4AR',9,'answer',0,'circle right-back',1794789953886,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',0,'answer',1,'first',1794789958282,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',1,'answer',1,'done',1794789958291,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',2,'answer',0,'pick c6',1794789958308,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',3,'answer',0,'pick c3',1794789958326,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',4,'answer',0,'pick c5',1794789958344,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',5,'answer',0,'done',1794789958387,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',6,'answer',0,'pick c3',1794789958422,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',7,'answer',0,'pick c6',1794789958432,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',8,'answer',1,'break',1794789958574,0);
INSERT INTO "log" VALUES('KdvdjwXnl04s',9,'concede',0,'',1794789958589,0);
CREATE TABLE players (
	"key" VARCHAR(64) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	settings JSON NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "players" VALUES('p0000000000000000','Ann','{}',1);
CREATE TABLE reports (
	id VARCHAR(32) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	ruleset VARCHAR(64) NOT NULL, 
	title VARCHAR(200) NOT NULL, 
	report JSON NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX games_status ON games (status, created);
CREATE INDEX games_player0 ON games (player0, created);
CREATE INDEX games_player1 ON games (player1, created);
CREATE INDEX ix_decks_player ON decks (player);
CREATE INDEX ix_cards_player ON cards (player);
CREATE INDEX ix_reports_player ON reports (player);
CREATE INDEX ix_chat_game ON chat (game);
COMMIT;
