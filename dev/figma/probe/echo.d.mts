/** Says how requests arrive; `close` ends it. */
export function startEcho(
  port?: number
): Promise<{ url: string; close: () => Promise<void> }>
