// Saving something as a file of this device.

/** Save a text as it is, or anything else as JSON. */
export function saveFile(name: string, what: unknown): void {
  const text = typeof what === 'string' ? what : JSON.stringify(what);
  const address = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
