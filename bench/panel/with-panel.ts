import type { Frame } from 'playwright-core'
import sharp from 'sharp'
import type { TestStack } from '../../test/e2e/open-stack.ts'
import { openPage } from '../../test/e2e/open-page.ts'
import type { OpenPage, PageOptions } from '../../test/e2e/open-page.ts'

/** A panel in its sandboxed frame. */
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

/** Drawing thousands of pictures is not what is measured. */
async function showOnePicture({ context }: OpenPage): Promise<void> {
  const create = { width: 150, height: 100, channels: 3, background: '#579' }
  const body = await sharp({ create: { ...create, channels: 3 } })
    .jpeg()
    .toBuffer()
  await context.route(/\/media\//, route =>
    route.fulfill({ contentType: 'image/jpeg', body })
  )
}
