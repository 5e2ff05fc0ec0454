/**
 * The engine's name for the kind of a value: `Function`, `Symbol`, `WeakMap` …
 */
export function kindOf(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}
