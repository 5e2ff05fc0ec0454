import { samples } from '../shared/samples.ts'
import { openSample } from '../keeping/document-file.ts'
import menus from './menus.module.css'

interface Props {
  onDone: () => void
}

const first = { name: null, title: 'First document' }

/** The documents of the list, in a menu. */
export function SampleItems(props: Props) {
  return (
    <div role="group" aria-label="Samples">
      <p class={menus['submenu']}>Samples</p>
      <div class={menus['inner']}>
        {[first, ...samples].map(({ name, title }) => (
          <button
            key={title}
            type="button"
            onClick={() => {
              props.onDone()
              openSample(name)
            }}
          >
            {title}
          </button>
        ))}
      </div>
    </div>
  )
}
