import { useState } from 'preact/hooks'
import { byteSize } from './byte-size.ts'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import type { StorageEntry } from './storage-entries.ts'

interface Props {
  entry: StorageEntry
  /** Whether the text was saved. */
  onEdit: (text: string) => Promise<boolean>
  onDelete: () => Promise<unknown>
}

export function StorageRow(props: Props) {
  const { entry, onEdit } = props
  const { key, size, text, whole } = entry
  const [draft, setDraft] = useState<string | null>(null)
  async function save(text: string): Promise<void> {
    if (await onEdit(text)) setDraft(null)
  }
  return (
    <tr>
      <td>{key}</td>
      <td class={dock['amount']}>{byteSize(size)}</td>
      <td class={dock['long']}>
        {draft === null ? (
          <pre class={dock['value']}>{text}</pre>
        ) : (
          <textarea
            class={controls['input']}
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
            onClick={() => void save(draft)}
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
