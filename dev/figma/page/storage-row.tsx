import { useState } from 'preact/hooks'
import { byteSize } from './byte-size.ts'
import controls from './controls.module.css'
import dock from './dock.module.css'
import type { StorageEntry } from './storage-entries.ts'

interface Props {
  entry: StorageEntry
  onEdit: (text: string) => Promise<void>
  onDelete: () => Promise<void>
}

export function StorageRow(props: Props) {
  const { key, size, text, whole } = props.entry
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <tr>
      <td>{key}</td>
      <td class={dock['amount']}>{byteSize(size)}</td>
      <td class={dock['long']}>
        {draft === null ? (
          <pre class={dock['value']}>{text}</pre>
        ) : (
          <textarea
            aria-label={`Value of ${key}`}
            rows={3}
            cols={48}
            value={draft}
            onInput={event => setDraft(event.currentTarget.value)}
          />
        )}
      </td>
      <td class={dock['amount']}>
        {draft === null ? (
          <button
            type="button"
            class={controls['button']}
            aria-label={`Edit ${key}`}
            disabled={!whole}
            onClick={() => setDraft(text)}
          >
            Edit
          </button>
        ) : (
          <button
            type="button"
            class={controls['button']}
            aria-label={`Save ${key}`}
            onClick={() => void props.onEdit(draft).then(() => setDraft(null))}
          >
            Save
          </button>
        )}{' '}
        <button
          type="button"
          class={controls['button']}
          aria-label={`Delete ${key}`}
          onClick={() => void props.onDelete()}
        >
          Delete
        </button>
      </td>
    </tr>
  )
}
