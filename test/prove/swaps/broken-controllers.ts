import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { root } from '../../../dev/install.mjs'
import { patchSources } from '../purchases/bundle.ts'
import type { Patch } from '../purchases/bundle.ts'

/** A mistake of the controller that the proof has to find. */
export interface BrokenController {
  name: string
  patches: Patch[]
  /** Matches what the proof then reports. */
  failure: RegExp
}

const knownImages = 'src/finding/known-images.ts'
const guessed: Patch = {
  file: knownImages,
  from: 'if (candidates.length > 1) return',
  to: 'if (candidates.length < 0) return'
}

/** Mistakes that only videos reveal. */
const brokenVideos: BrokenController[] = [
  {
    name: 'the still of a video is not swapped',
    patches: [
      {
        file: 'src/swapping/replace-file.ts',
        from: 'if (shown !== fromHash) return null',
        to:
          'const isStill = isVideo && paint.type === "IMAGE"\n' +
          '  if (shown !== fromHash || isStill) return null'
      }
    ],
    failure: /still comps: video/
  },
  {
    name: 'a still becomes a video without its scale mode',
    patches: [
      {
        file: 'src/images/media-paint.ts',
        from: 'isSameKind ? paint : pick(paint, sharedFields),',
        to: 'isSameKind ? paint : pick(paint, sharedFields.slice(1)),'
      },
      {
        file: 'src/images/media-paint.ts',
        from: "{ type: 'VIDEO' as const, videoHash: hash }",
        to:
          "{ type: 'VIDEO' as const, videoHash: hash,\n" +
          "          scaleMode: isSameKind ? paint.scaleMode : 'FILL' as const }"
      }
    ],
    failure: /changed otherwise: .*scaleMode/
  },
  {
    name: 'a still becomes a video without its crop',
    patches: [
      {
        file: 'src/images/media-paint.ts',
        from: '(isVideo ? { videoTransform: transform }',
        to:
          '(isVideo ? { videoTransform: isSameKind ? transform :\n' +
          '        [[1, 0, 0], [0, 1, 0]] as Transform }'
      }
    ],
    failure: /changed otherwise: .*videoTransform/
  },
  {
    name: 'only the first video of a layer is swapped',
    patches: [
      {
        file: 'src/swapping/swap-paints.ts',
        from: 'if (!after) return before',
        to:
          "const isLater = paints.slice(0, at).some(one => one.type === 'VIDEO')\n" +
          '          if (!after || isLater) return before'
      }
    ],
    failure: /shows .* and .* in one layer/
  },
  {
    name: 'an undo step for each use of a video',
    patches: [
      {
        file: 'src/swapping/run-jobs.ts',
        from: '      done.push({ use, origin, swapped })\n',
        to:
          '      done.push({ use, origin, swapped })\n' +
          "      if (origin.entry.mediaType === 'video') figma.commitUndo()\n"
      }
    ],
    failure: /one undo does not take the batch back/
  }
]

/** Mistakes that only cards of tracks reveal. */
const brokenCards: BrokenController[] = [
  {
    name: 'a card of a licensed track says that it is a comp',
    patches: [
      {
        file: 'src/swapping/swap-use.ts',
        from: 'if (card) card.writeState(restore)',
        to: ''
      }
    ],
    failure: /a card says: Comp|another file/
  },
  {
    name: 'all but one layer of a card stay a comp',
    patches: [
      {
        file: 'src/swapping/swap-use.ts',
        from: 'card ? card.layers : [owner]',
        to: '[owner]'
      }
    ],
    failure: /still comps: audio|another file/
  },
  {
    name: 'cards are updated in an undo step of their own',
    patches: [
      {
        file: 'src/swapping/run-jobs.ts',
        from: '      const swapped = await swapUse(use, origin, own)\n',
        to:
          "      if (origin.entry.mediaType === 'audio') figma.commitUndo()\n" +
          '      const swapped = await swapUse(use, origin, own)\n'
      }
    ],
    failure: /one undo does not take the batch back/
  }
]

/** The first two guess the asset of an image from its bytes alone. */
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
    ],
    failure: /another file|left out and swapped|without its search/
  },
  {
    name: 'what nobody recorded is the first asset with the image',
    patches: [guessed],
    failure: /another file|left out and swapped/
  },
  ...brokenVideos,
  ...brokenCards
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
