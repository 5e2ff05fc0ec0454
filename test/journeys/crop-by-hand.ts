import { measureBox } from './set-up/measure-box.ts'
import type { OpenPage } from './set-up/open-page.ts'

/** What a person types into the fields of a crop, in percent. */
interface TypedCrop {
  left: number
  top: number
  /** The height follows from it. */
  width: number
}

export async function selectLayer(
  { page }: OpenPage,
  name: string
): Promise<void> {
  const layer = page.getByRole('treeitem', { name, exact: true }).first()
  await layer.click()
  await page.getByRole('region', { name: 'Layer' }).waitFor()
}

/** Crops the picture of the selected layer by numbers. */
export async function typeCrop(
  { page }: OpenPage,
  crop: TypedCrop
): Promise<void> {
  await page.getByRole('button', { name: 'Edit crop' }).click()
  for (const [name, percent] of Object.entries(crop)) {
    const field = page.getByRole('spinbutton', {
      name: `Crop ${name} in percent`
    })
    await field.fill(String(percent))
    await field.press('Enter')
  }
  await page.getByRole('button', { name: 'Apply crop' }).click()
}

/** Zooms into the picture of the selected layer and drags it. */
export async function dragCrop({ page }: OpenPage): Promise<void> {
  await page.getByRole('button', { name: 'Edit crop' }).click()
  await page.getByRole('button', { name: 'Zoom image in' }).click()
  const overlay = page.getByRole('img', { name: 'Picture being cropped' })
  const box = await measureBox(overlay)
  const from = { x: box.x + 60, y: box.y + box.height - 160 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 15, from.y - 10)
  await page.mouse.move(from.x + 25, from.y - 15)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Done' }).click()
}
