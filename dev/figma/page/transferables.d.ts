/**
 * The buffers of a message that can be handed over instead of copied: those
 * that one array fills completely.
 */
export declare function transferables(message: unknown): ArrayBuffer[]
