import { useStore } from '@nanostores/preact'
import { entrySize } from '../shared/entry-size.ts'
import { byteSize } from './byte-size.ts'
import { ownerLabel, pluginEntries } from '../session/document-data.ts'
import dock from './dock.module.css'
import { $scene, $selectedNodes } from '../scene/scene.ts'
import { $session } from '../session/session.ts'

/** The plugin data of the document, the page and the selected layers. */
export function DataView() {
  const host = useStore($session)?.host
  const page = useStore($scene)
  const selected = useStore($selectedNodes)
  const places: { name: string; id: string | null }[] = [
    { name: 'Document', id: null },
    ...(page ? [{ name: page.pageName, id: page.pageId }] : []),
    ...selected.map(({ name, id }) => ({ name, id }))
  ]
  const entriesOf = (id: string | null) =>
    host ? pluginEntries(host.keptData(id)) : []
  const rows = places.flatMap(({ name, id }) =>
    entriesOf(id).map(entry => ({ place: name, id, entry }))
  )
  if (rows.length === 0) {
    return (
      <p class={dock['quiet']}>
        No plugin keeps anything on the document, this page or the selection.
      </p>
    )
  }
  return (
    <table>
      <caption>Plugin data</caption>
      <thead>
        <tr>
          <th scope="col">On</th>
          <th scope="col">Of</th>
          <th scope="col">Key</th>
          <th scope="col">Size</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ place, id, entry }) => (
          <tr key={`${id} ${ownerLabel(entry)} ${entry.key}`}>
            <td>{place}</td>
            <td>{ownerLabel(entry)}</td>
            <td>{entry.key}</td>
            <td class={dock['amount']}>
              {byteSize(entrySize(entry.owner, entry.key, entry.value))}
            </td>
            <td class={dock['long']}>
              <pre class={dock['value']}>{entry.value}</pre>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
