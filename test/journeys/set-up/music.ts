import type { Frame } from 'playwright-core'

/** Chooses music, and waits for its start page. */
export async function chooseMusic(panel: Frame): Promise<void> {
  const choice = panel.getByRole('combobox', { name: 'Search for' })
  await choice.selectOption('Music')
  await panel.getByRole('list', { name: 'New tracks' }).waitFor()
}

/** Waits until the player sounds, and is past this second. */
export async function waitForSound(panel: Frame, second = 0): Promise<void> {
  await panel.waitForFunction(from => {
    const audio = document.querySelector('audio')
    return audio && !audio.paused && audio.currentTime > from
  }, second)
}

/** What the player plays. */
export function playedTitle(panel: Frame): Promise<string | null> {
  const player = panel.getByRole('region', { name: 'Player' })
  return player.locator('b').textContent()
}
