// What this browser remembers from visit to visit; a browser that forbids it just forgets.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`kingsbridge.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`kingsbridge.${key}`);
    else localStorage.setItem(`kingsbridge.${key}`, value);
  } catch {
    // Private windows: nothing to keep it in.
  }
}
