import { beforeEach } from 'vitest'
import type { FlowStack, OpenFile } from './open-stack.ts'
import { placeResults } from './place-results.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useStack } from './use-stack.ts'

export interface Comp {
  stack: FlowStack
  readonly file: OpenFile
  readonly assetId: string
  readonly layerId: string
}

/** Opens a file, signs in and places a comp. */
export async function openWithComp(stack: FlowStack, username: string) {
  const file = await stack.openFile()
  await signInWithPages(stack, file, username)
  const [placed] = await placeResults(file, 'mountain', 1)
  if (!placed) throw new Error('Nothing was placed.')
  return { file, assetId: placed.assetId, layerId: placed.layer.id }
}

/** A stack for each test, with a signed-in file and a comp in it. */
export function useComp(username: string): Comp {
  const stack = useStack()
  let opened: Awaited<ReturnType<typeof openWithComp>>

  beforeEach(async () => {
    opened = await openWithComp(stack, username)
  })

  return {
    stack,
    get file() {
      return opened.file
    },
    get assetId() {
      return opened.assetId
    },
    get layerId() {
      return opened.layerId
    }
  }
}
