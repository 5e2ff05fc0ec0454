import { useStore } from '@nanostores/preact'
import controls from './controls.module.css'
import log from './request-log.module.css'
import { $requests, clearRequests } from './requests.ts'

/** What the plugin asked the network for, and what was refused and why. */
export function RequestLog() {
  const requests = useStore($requests)
  const refused = requests.filter(entry => entry.outcome === 'refused').length
  const count = refused > 0 ? `${requests.length}, ${refused} refused` : ''
  return (
    <details class={log['log']}>
      <summary>
        Network <small>{count || requests.length}</small>
      </summary>
      <div class={log['body']}>
        <button
          type="button"
          class={controls['button']}
          onClick={clearRequests}
        >
          Clear network log
        </button>
        <table>
          <caption>Requests of the plugin</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Request</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {requests.toReversed().map((entry, index) => (
              <tr key={requests.length - index} data-outcome={entry.outcome}>
                <td>{entry.from}</td>
                <td>
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
      </div>
    </details>
  )
}
