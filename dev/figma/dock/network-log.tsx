import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'
import { $requests, clearRequests } from '../traffic/requests.ts'

/** The plugin's requests, and which were refused and why. */
export function NetworkLog() {
  const requests = useStore($requests)
  const [onlyRefused, setOnlyRefused] = useState(false)
  const shown = requests.filter(
    entry => !onlyRefused || entry.outcome !== 'answered'
  )
  return (
    <>
      <div class={dock['row']}>
        <label>
          <input
            type="checkbox"
            checked={onlyRefused}
            onChange={event => setOnlyRefused(event.currentTarget.checked)}
          />
          Only refused and failed
        </label>
        <button
          type="button"
          class={controls['button']}
          disabled={requests.length === 0}
          onClick={clearRequests}
        >
          Clear network log
        </button>
      </div>
      {shown.length === 0 ? (
        <p class={dock['quiet']}>
          {onlyRefused ? 'Nothing was refused.' : 'No request yet.'}
        </p>
      ) : (
        <table>
          <caption>Plugin requests</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Request</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {shown.toReversed().map((entry, index) => (
              <tr key={shown.length - index} data-outcome={entry.outcome}>
                <td>{entry.from}</td>
                <td class={dock['long']}>
                  {entry.method} {entry.url}
                </td>
                <td>
                  {entry.outcome}
                  {entry.detail && `: ${entry.detail}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
