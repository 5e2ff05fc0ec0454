/**
 * Milliseconds. Node gives up an address of localhost after 250, which a busy
 * machine may need.
 */
export const connectTime = 20_000
