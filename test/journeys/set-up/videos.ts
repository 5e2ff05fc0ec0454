import type { Frame } from 'playwright-core'

/** Chooses videos, and waits for their start page. */
export async function chooseVideos(panel: Frame): Promise<void> {
  const choice = panel.getByRole('combobox', { name: 'Search for' })
  await choice.selectOption('Videos')
  await panel.getByRole('list', { name: 'New videos' }).waitFor()
}

/** Waits for the second frame of the clip that plays. */
export async function waitForClip(panel: Frame): Promise<void> {
  await panel.waitForFunction(
    () => (document.querySelector('video')?.currentTime ?? 0) > 0
  )
}
