/** Client storage of a machine that announces each write. */
export class WatchedStorage extends Map<string, unknown> {
  /** Gives what is to happen when it was written, if anything. */
  onWrite: (key: string) => (() => void) | undefined = () => undefined

  override set(key: string, value: unknown): this {
    const after = this.onWrite(key)
    super.set(key, value)
    after?.()
    return this
  }

  override delete(key: string): boolean {
    const after = this.onWrite(key)
    const isGone = super.delete(key)
    after?.()
    return isGone
  }
}

export function createWatchedStorage(): WatchedStorage {
  return new WatchedStorage()
}

/** `cleared-development/journal:1a2b` as `journal`. */
export function nameKey(key: string): string {
  return key.replace(/^.*\//, '').replace(/:.*$/, '')
}
