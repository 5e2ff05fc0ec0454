import { useStore } from '@nanostores/preact'
import { $consoleLines, clearConsole } from '../session/console-lines.ts'
import controls from '../controls/controls.module.css'
import dock from './dock.module.css'

/** The plugin's console lines and errors, the newest first. */
export function ConsoleView() {
  const lines = useStore($consoleLines)
  return (
    <>
      <div class={dock['row']}>
        <button
          type="button"
          class={controls['button']}
          disabled={lines.length === 0}
          onClick={clearConsole}
        >
          Clear console
        </button>
      </div>
      {lines.length === 0 ? (
        <p class={dock['quiet']}>No console output</p>
      ) : (
        <table>
          <caption>Plugin console</caption>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Text</th>
            </tr>
          </thead>
          <tbody>
            {lines.toReversed().map(({ id, level, text }) => (
              <tr key={id} data-level={level}>
                <td>{level}</td>
                <td class={dock['printed']}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
