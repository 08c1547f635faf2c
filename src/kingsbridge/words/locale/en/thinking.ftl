# What is scarce on a server: tables, and the time in which bots think.

web-problem-too_many_running = As many games are running at tables that this person opened as the house allows: finish one first.
web-problem-too_many_of_guests = Guests from where you are have many tables already. Finish one, or make an account.
web-problem-too_many_analyses = You have several games being analysed already: wait for one of them.
web-problem-too_long = That took the server too long, and it gave up.
