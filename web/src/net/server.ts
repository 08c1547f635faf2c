// The door to a server: HTTP for questions, a WebSocket for news.
import type { Answered, Door, Ears, Line, Query, Saving } from './door';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of something on the server, with what is asked about it. */
function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined) asked.set(key, String(value));
  const tail = asked.toString();
  return `${BASE}/api${path}${tail ? `?${tail}` : ''}`;
}

function request(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method };
  const headers = { 'Content-Type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

async function ask(
  method: string,
  path: string,
  query: Query,
  body?: unknown,
  waiting?: AbortSignal,
): Promise<Answered> {
  const asked = { ...request(method, body), signal: waiting };
  const response = await fetch(address(path, query), asked);
  const { status } = response;
  return { status, body: status === 204 ? null : await response.json().catch(() => null) };
}

function tellWhileLeaving(method: string, path: string, query: Query, body: unknown): void {
  const sent = { ...request(method, body), keepalive: true };
  fetch(address(path, query), sent).catch(() => undefined);
}

function open({ opened, heard, closed }: Ears): Line {
  const at = new URL(address('/live'), location.href);
  at.protocol = at.protocol.replace('http', 'ws');
  const socket = new WebSocket(at);
  socket.onopen = opened;
  socket.onmessage = (event: MessageEvent<string>) => heard(event.data);
  socket.onclose = closed;
  return {
    send: (text) => socket.send(text),
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

function file(path: string, name: string, query: Query): Saving {
  return { href: address(path, query), download: name };
}

export const door: Door = { ask, tellWhileLeaving, open, file };
