import { beforeEach } from 'vitest'
import type { Asset } from '../../../ui/api/asset.ts'
import type { LicensedFile } from '../../../ui/licensing/purchase/licensed-file.ts'
import { findTracks, firstOf } from '../set-up/find-media.ts'
import { itemsOf } from '../set-up/licensing.ts'
import type { FlowStack, OpenFile } from '../set-up/open-stack.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

/** Of a host that lets pages read its files. */
export const cors = { 'Access-Control-Allow-Origin': '*' }

export interface OpenTrack {
  stack: FlowStack
  /** May be replaced by the same file of another account. */
  file: OpenFile
  readonly track: Asset
  /** Saved files by name. */
  readonly saved: ReadonlyMap<string, Blob>
  /** Fails when a name is saved twice. */
  save: (name: string, content: Blob) => void
  /** The files that the result of the run offers. */
  offered(): LicensedFile[]
}

/** A file of the account `studio` and a track, for each test. */
export function useTrack(): OpenTrack {
  const stack = useStack()
  let file: OpenFile
  let track: Asset
  let saved = new Map<string, Blob>()

  beforeEach(async () => {
    file = await stack.openFile()
    saved = new Map()
    await signInWithPages(stack, file, 'studio')
    track = firstOf(await findTracks(file.panel, 1))
  })

  return {
    stack,
    get file() {
      return file
    },
    set file(next) {
      file = next
    },
    get track() {
      return track
    },
    get saved() {
      return saved
    },
    save(name, content) {
      if (saved.has(name)) throw new Error(`${name} was saved twice.`)
      saved.set(name, content)
    },
    offered: () => itemsOf(file).flatMap(({ reduced }) => reduced ?? [])
  }
}

/** `Title - Artist` */
export function nameOf({ description, track: facts }: Asset): string {
  return `${description} - ${facts?.artists.join(', ')}`
}

/** Bytes of the MP3, as the track's record says. */
export function sizeOfMp3({ sizes }: Asset): number {
  return sizes.find(({ name }) => name === 'clean_audio')?.fileSize ?? 0
}
