import { useLayoutEffect } from 'preact/hooks'

/** When the button with the focus goes away, the last one beside it gets it. */
export function useKeptFocus(): void {
  const { activeElement: holder } = document
  const around = holder?.parentElement

  useLayoutEffect(() => {
    if (holder?.isConnected) return
    const beside = around?.querySelectorAll('button')
    beside?.[beside.length - 1]?.focus()
  })
}
