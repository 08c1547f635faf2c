"""`kingsbridge server`: the commands that look after a server's games and people."""

from __future__ import annotations

import typer

from kingsbridge.cli.server.export_records import export_records
from kingsbridge.cli.server.import_records import import_records
from kingsbridge.cli.server.make_host import make_host
from kingsbridge.cli.server.password import password
from kingsbridge.cli.server.verify_records import verify_records

server_app = typer.Typer(help="Look after a server: its games, and who keeps order.")
server_app.command("export")(export_records)
server_app.command("import")(import_records)
server_app.command("verify")(verify_records)
server_app.command("host")(make_host)
server_app.command("password")(password)
