/**
 * Makes one tree of elements like another and leaves alone what is equal, so
 * that a picture that did not change does not blink.
 */
export declare function morph(current: Element, wanted: Element): void
