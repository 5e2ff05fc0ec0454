/** Client storage that announces each write. */
export class WatchedStorage extends Map<string, unknown> {
  /** Called before a write; may return a function to call after it. */
  onWrite: (key: string) => (() => void) | undefined = () => undefined

  override set(key: string, value: unknown): this {
    const after = this.onWrite(key)
    super.set(key, value)
    after?.()
    return this
  }

  override delete(key: string): boolean {
    const after = this.onWrite(key)
    const isDeleted = super.delete(key)
    after?.()
    return isDeleted
  }
}

/** Shortens `cleared-development/journal:1a2b` to `journal`. */
export function nameKey(key: string): string {
  return key.replace(/^.*\//, '').replace(/:.*$/, '')
}
