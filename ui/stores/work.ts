import { createPart } from '../create-part.ts'
import { buttonWords } from '../words/buttons.ts'
import { showError } from './notices.ts'

/** Licensing, and what goes on without being asked; begins when it comes. */
const work = createPart(
  () => import('../parts/work.ts'),
  ({ beginWork }) => beginWork()
)

type Work = Awaited<ReturnType<typeof work.load>>

/** As soon as the panel is open: what was not finished cannot wait. */
export function loadWork(): Promise<void> {
  return withWork(() => {})
}

/** Looks first, then shows what it would take; nothing is licensed yet. */
export function openPlan(assetIds: readonly string[]): Promise<void> {
  return withWork(({ planLicenses }) => planLicenses(assetIds))
}

async function withWork(
  run: (module: Work) => Promise<void> | void
): Promise<void> {
  try {
    await run(await work.load())
  } catch (error) {
    showError(error, undefined, {
      text: buttonWords.get().tryAgain,
      run: () => void withWork(run)
    })
  }
}
