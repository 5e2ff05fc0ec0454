import { screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'

/** Opens the menu of a row and chooses an item. */
export async function chooseInMenu(name: string, item: string): Promise<void> {
  await openMenu(name)
  await userEvent.click(screen.getByRole('menuitem', { name: item }))
}

/** The items of the menu of a row, which stays open. */
export async function openMenu(name: string): Promise<string[]> {
  const button = screen.getByRole('button', { name: `More for ${name}` })
  await userEvent.click(button)
  return screen.getAllByRole('menuitem').map(one => one.textContent)
}
