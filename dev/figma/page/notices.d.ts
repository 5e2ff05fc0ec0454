import type { Notice } from '../core/host.ts'
export declare const $notices: import('nanostores').PreinitializedWritableAtom<
  Notice[]
> &
  object
export declare function showNotice(notice: Notice): void
export declare function removeNotice(id: number): void
/** Takes away what the plugin showed; the host's own stay. */
export declare function removePluginNotices(): void
/** A notice of the host itself, not of the plugin. */
export declare function showHostNotice(
  text: string,
  error?: boolean,
  button?: {
    text: string
    action: () => void
  }
): void
/** Ids below zero are the host's own. */
export declare function isHostNotice(notice: Notice): boolean
export declare function hostAction(id: number): (() => void) | undefined
