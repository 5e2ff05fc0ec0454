import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../../../dev/install.mjs'
import { patchSources } from '../purchases/bundle.ts'
import type { Patch } from '../purchases/bundle.ts'

/** A mistake of the controller that the proof has to find. */
export interface BrokenController {
  name: string
  patches: Patch[]
}

const knownImages = 'src/finding/known-images.ts'
const guessed: Patch = {
  file: knownImages,
  from: 'if (candidates.length > 1) return',
  to: 'if (candidates.length < 0) return'
}

/** Each guesses the asset of an image from its bytes alone. */
export const brokenControllers: BrokenController[] = [
  {
    name: 'no layer is asked what its image is',
    patches: [
      guessed,
      {
        file: knownImages,
        from: 'if (own) return toShown(image, own)',
        to: 'if (own && !own.imageHash) return toShown(image, own)'
      }
    ]
  },
  {
    name: 'what nobody recorded is the first asset with the image',
    patches: [guessed]
  }
]

/** The controller with its mistake, as one script. */
export async function buildBroken(patches: readonly Patch[]): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(root, 'src/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2017',
    plugins: [patchSources(patches)]
  })
  return outputFiles[0]?.text ?? ''
}
