import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { storageLimit } from '../engine/storage-gate.ts'
import { byteSize } from './byte-size.ts'
import { $storageVersion } from '../session/client-storage.ts'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import { $session } from '../session/session.ts'
import {
  clearEntries,
  type StorageEntry,
  storageEntries
} from './storage-entries.ts'
import { showError } from '../controls/show-error.ts'

/** The plugin's entries in `figma.clientStorage`. */
export function StorageView() {
  const session = useStore($session)
  const version = useStore($storageVersion)
  const [entries, setEntries] = useState<StorageEntry[]>([])
  useEffect(() => {
    if (session) storageEntries(session.storage).then(setEntries, showError)
  }, [session, version])
  if (!session) return null
  const { storage } = session
  const total = entries.reduce((sum, entry) => sum + entry.size, 0)
  return (
    <>
      <div class={dock['row']}>
        <span>
          {byteSize(total)} of {byteSize(storageLimit)}
        </span>
        <button
          type="button"
          class={controls['button']}
          disabled={entries.length === 0}
          onClick={() => void clearEntries(storage).catch(showError)}
        >
          Clear storage
        </button>
      </div>
      {entries.length === 0 ? (
        <p class={dock['quiet']}>Nothing stored</p>
      ) : (
        <table>
          <caption>clientStorage entries</caption>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Size</th>
              <th scope="col">Value</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ key, size, text }) => (
              <tr key={key}>
                <td>{key}</td>
                <td class={dock['amount']}>{byteSize(size)}</td>
                <td class={dock['long']}>
                  <pre class={dock['value']}>{text}</pre>
                </td>
                <td class={dock['amount']}>
                  <button
                    type="button"
                    class={controls['button']}
                    aria-label={`Delete ${key}`}
                    onClick={() => void storage.delete(key).catch(showError)}
                  >
                    Delete
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
