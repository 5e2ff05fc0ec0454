import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Spinner } from '../components/spinner.tsx'
import type { Part } from '../create-part.ts'
import { wordsFor } from '../words.ts'
import { buttonWords } from '../words/buttons.ts'
import { panelWords } from '../words/panel.ts'

interface Props<Module> {
  part: Part<Module>
  children: (module: Module) => ComponentChildren
}

/** Shows what a part has, and until then that it comes or did not come. */
export function PartView<Module>({ part, children }: Props<Module>) {
  const t = useStore(panelWords)
  const buttons = useStore(buttonWords)
  const shown = useStore(part.$part)
  useEffect(() => show(part), [part])
  if (shown.state === 'ready') return <>{children(shown.module)}</>
  if (shown.state === 'loading') {
    return (
      <div role="status" aria-label={t.loading}>
        <Spinner />
      </div>
    )
  }
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t.thisCouldNotBeShown}
      text={wordsFor(shown.error)}
    >
      <Button kind="primary" icon="refresh" onPress={() => show(part)}>
        {buttons.tryAgain}
      </Button>
    </EmptyState>
  )
}

function show(part: Part<unknown>): void {
  part.load().catch(() => {
    // the state says it
  })
}
