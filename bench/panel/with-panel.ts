import type { Frame } from 'playwright-core'
import sharp from 'sharp'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type {
  OpenPage,
  PageOptions
} from '../../test/journeys/set-up/open-page.ts'

/** Runs the work with a panel in its sandboxed frame. */
export async function withPanel<T>(
  stack: TestStack,
  work: (panel: Frame, opened: OpenPage) => Promise<T>,
  variant: Partial<PageOptions> = {}
): Promise<T> {
  const page = { ...stack, ...variant }
  const opened = await openPage({
    ...page,
    origins: [...page.origins, page.url],
    url: `${page.url}/?frame=sandbox`
  })
  try {
    await showOnePicture(opened)
    return await work(await opened.panel(), opened)
  } finally {
    await opened.close()
  }
}

/** Serves one picture for all, as drawing thousands is not measured. */
async function showOnePicture({ context }: OpenPage): Promise<void> {
  const create = { width: 150, height: 100, channels: 3, background: '#579' }
  const body = await sharp({ create: { ...create, channels: 3 } })
    .jpeg()
    .toBuffer()
  await context.route(/\/media\//, route =>
    route.fulfill({ contentType: 'image/jpeg', body })
  )
}
