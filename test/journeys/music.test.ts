import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { hands } from './set-up/hands.ts'
import type { Hand } from './set-up/hands.ts'
import { licenseDialog, skipClaimPause } from './set-up/license-all.ts'
import { assetsOnPage, makeProof } from './set-up/make-proof.ts'
import { playedTitle, waitForSound } from './set-up/music.ts'
import type { OpenPage } from './set-up/open-page.ts'
import { savedFile } from './set-up/saved-file.ts'
import { everyScope, signInAs } from './set-up/sign-in.ts'
import { useJourney } from './set-up/use-journey.ts'

const journey = useJourney()

// One account licenses in both, so each finds other assets.
it.each([
  { name: 'pointer', image: 'mountain', video: 'lake', music: 'piano' },
  { name: 'keyboard', image: 'forest', video: 'beach', music: 'drums' }
] as const)(
  'listens while collecting, places a card, licenses and proves three media by $name',
  async ({ name, image, video, music }) => {
    const { opened, panel } = await journey.openPanel({
      query: 'editor=figjam'
    })
    await signInAs(panel, journey.stack.service, 'studio', everyScope)
    await skipClaimPause(panel)
    const by = hands[name](opened, panel)
    await by.openTab('Search')
    await by.search(image, 'images')
    await placeFirst(opened, by)
    await by.chooseMedium('Videos')
    await by.search(video, 'videos')
    await placeFirst(opened, by)

    await by.chooseMedium('Music')
    await by.search(music, 'music')
    await by.useFirst(/^Play/, 'Space')
    await waitForSound(panel)
    const title = (await playedTitle(panel)) ?? ''
    await by.useFirst('Save', 's')
    await nameCollection(opened, panel, 'Calm')
    await by.openTab('Collections')
    await by.press(/^Calm/)
    await panel.getByRole('grid', { name: 'Tracks in Calm' }).waitFor()
    await waitForSound(panel)
    expect(await playedTitle(panel)).not.toBe('')

    await by.openTab('Search')
    await placeFirst(opened, by)
    const card = await readCard(opened)
    await by.openTab('This file')
    await by.press(/^License all/)
    await by.press('License 1 image, 1 video and 1 track')
    await licenseDialog(panel).getByText('3 of 3 licensed').waitFor()
    const track = await savedFile(opened, /\.mp3$/, () =>
      by.press(/^Download MP3 of/)
    )
    await by.press('Done')

    expect(track.name).toBe(`${title} - ${card.Artist}.mp3`)
    expect(card).toMatchObject({ Title: title, License: 'Comp' })
    expect(await readCard(opened)).toEqual({ ...card, License: 'Licensed' })
    await panel
      .getByText('All 3 images, videos and tracks in this file are licensed')
      .waitFor()
    const proved = await makeProof(opened, () => by.press('Make proof'))
    expect(proved).toEqual(await assetsOnPage(opened))
    expect(proved.size).toBe(3)
    const zip = await savedFile(opened, /\.zip$/, () =>
      by.press('3 licensed files as ZIP')
    )
    expect(zip.content.includes(track.content)).toBe(true)
  }
)

/** Waits until the page has one more layer. */
async function placeFirst(opened: OpenPage, by: Hand): Promise<void> {
  const count = () =>
    opened.evaluate('return figma.currentPage.children.length')
  const before = Number(await count())
  await by.useFirst('Place', 'p')
  await expect.poll(count).toBe(before + 1)
}

/** In the dialog that asks where to save. */
async function nameCollection(
  { page }: OpenPage,
  panel: Frame,
  name: string
): Promise<void> {
  const field = panel.getByRole('dialog').getByRole('textbox')
  const hasFocus = () => field.evaluate(one => one === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await panel.getByText(`Saved 1 track to “${name}”`).waitFor()
}

/** The texts of the card, by the names of their layers. */
function readCard(opened: OpenPage): Promise<Record<string, string>> {
  return opened.evaluate<Record<string, string>>(
    `const texts = {}
     figma.currentPage
       .findAllWithCriteria({ types: ['TEXT'] })
       .forEach(one => (texts[one.name] = one.characters))
     return texts`
  )
}
