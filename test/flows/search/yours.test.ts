import { beforeEach, expect, it } from 'vitest'
import { mediaTypes } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

/** Saves the first, has the second licensed, and places the third. */
async function useThree(
  medium: (typeof mediaTypes)[number]
): Promise<[Asset, Asset, Asset]> {
  file.panel.chooseMedium(medium)
  await file.panel.search('')
  const usual = readResults(file.panel).filter(one => !one.isEditorial)
  const [saved, licensed, placed] = usual
  if (!saved || !licensed || !placed) throw new Error('Too few were found.')
  await licenseElsewhere(stack, 'studio', [licensed.assetId], medium)
  await signInWithPages(stack, file, 'studio')
  await file.panel.saveToNew('Spring', medium, [assetKey(saved)])
  file.panel.rememberComps([assetKey(placed)])
  const { $yours } = file.panel
  await stack.until(() => $yours.get().saved.length > 0)
  await stack.until(() => $yours.get().licensed.length > 0)
  return [saved, licensed, placed]
}

it.each(mediaTypes)(
  'keeps what is yours for the next start: %s',
  async medium => {
    const [saved, licensed, placed] = await useThree(medium)
    file.panel.rememberPictures(
      [saved, licensed, placed].map(asset => ({
        id: assetKey(asset),
        name: asset.description,
        aspect: asset.aspect,
        url: null
      }))
    )
    await stack.clock.advance(1000)

    const { panel } = await stack.reopen(file)

    panel.chooseMedium(medium)
    const { recent, saved: kept, licensed: owned } = panel.$yourKeys.get()
    const names = [recent, kept, owned].map(keys =>
      panel.picturesFor(keys).map(one => one?.name)
    )
    expect(names).toEqual([
      [placed.description],
      [saved.description],
      [licensed.description]
    ])
  }
)

it('forgets what was taken out of a collection', async () => {
  const [saved] = await useThree('image')
  await stack.until(() => file.panel.listed().length > 0)
  const [spring] = file.panel.listed()
  if (!spring) throw new Error('No collection was made.')

  await file.panel.removeFromCollection(spring, [assetKey(saved)])

  expect(file.panel.$yourKeys.get().saved).toEqual([])
})

it('shows another account nothing of it', async () => {
  await useThree('image')

  const { panel } = await switchAccount(stack, file, 'designer')

  const { saved, licensed } = panel.$yourKeys.get()
  expect([saved, licensed]).toEqual([[], []])
})

it('lists the newest license first', async () => {
  const [saved, licensed] = await useThree('image')
  await stack.clock.advance(60_000)
  await licenseElsewhere(stack, 'studio', [saved.assetId], 'image')

  await file.panel.readAccount(userId(), 'image')

  expect(file.panel.$yourKeys.get().licensed).toEqual(
    [saved, licensed].map(assetKey)
  )
})

function userId(): string {
  const session = file.panel.$session.get()
  return session.state === 'in' ? session.userId : ''
}
