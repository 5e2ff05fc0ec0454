import { Fragment, h, render } from 'preact'
import { useState } from 'preact/hooks'

/** Toggles as many nodes as the button's value says. */
function Page() {
  const [count, setCount] = useState(0)
  const show = ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
    setCount(count > 0 ? 0 : Number(currentTarget.value))
  return h(
    Fragment,
    null,
    h('button', { id: 'bare', onClick: show }, 'Show'),
    count > 0 && h('main', null, paragraphs(count))
  )
}

/** Paragraphs of two nodes each. */
function paragraphs(count: number) {
  const length = Math.ceil((count - 1) / 2)
  return Array.from({ length }, (_, i) => h('p', { key: i }, `Line ${i}`))
}

render(h(Page, null), document.body)
