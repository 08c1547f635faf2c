"""`kingsbridge server`: the commands that look after a server's games and people."""

from __future__ import annotations

import typer

from kingsbridge.cli.server.backup import make_backup, restore_backup
from kingsbridge.cli.server.export_records import export_records
from kingsbridge.cli.server.import_records import import_records
from kingsbridge.cli.server.keep_house import (
    house_rules,
    invite,
    list_audit,
    list_invitations,
    list_reports,
    settle_report,
    show_status,
)
from kingsbridge.cli.server.keep_people import (
    ban_person,
    list_addresses,
    list_people,
    make_host,
    show_person,
    unban_person,
)
from kingsbridge.cli.server.keep_tables import close_tables, list_tables
from kingsbridge.cli.server.password import password
from kingsbridge.cli.server.verify_records import verify_records

GAMES = "Games"
PEOPLE = "People and order"
HOUSE = "The house"

server_app = typer.Typer(help="Look after a server: its games, its people, and who keeps order.")
server_app.command("export", rich_help_panel=GAMES)(export_records)
server_app.command("import", rich_help_panel=GAMES)(import_records)
server_app.command("verify", rich_help_panel=GAMES)(verify_records)
server_app.command("tables", rich_help_panel=GAMES)(list_tables)
server_app.command("close", rich_help_panel=GAMES)(close_tables)
server_app.command("people", rich_help_panel=PEOPLE)(list_people)
server_app.command("person", rich_help_panel=PEOPLE)(show_person)
server_app.command("ban", rich_help_panel=PEOPLE)(ban_person)
server_app.command("unban", rich_help_panel=PEOPLE)(unban_person)
server_app.command("addresses", rich_help_panel=PEOPLE)(list_addresses)
server_app.command("reports", rich_help_panel=PEOPLE)(list_reports)
server_app.command("settle", rich_help_panel=PEOPLE)(settle_report)
server_app.command("host", rich_help_panel=PEOPLE)(make_host)
server_app.command("password", rich_help_panel=PEOPLE)(password)
server_app.command("settings", rich_help_panel=HOUSE)(house_rules)
server_app.command("invite", rich_help_panel=HOUSE)(invite)
server_app.command("invitations", rich_help_panel=HOUSE)(list_invitations)
server_app.command("audit", rich_help_panel=HOUSE)(list_audit)
server_app.command("status", rich_help_panel=HOUSE)(show_status)
server_app.command("backup", rich_help_panel=HOUSE)(make_backup)
server_app.command("restore", rich_help_panel=HOUSE)(restore_backup)
