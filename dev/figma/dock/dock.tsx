import { useStore } from '@nanostores/preact'
import { atom } from 'nanostores'
import type { ComponentChildren } from 'preact'
import { $consoleLines } from '../session/console-lines.ts'
import { ConsoleView } from './console-view.tsx'
import controls from '../controls/controls.module.css'
import { DataView } from './data-view.tsx'
import dock from './dock.module.css'
import { FaultList } from './fault-list.tsx'
import { $faults } from '../traffic/faults.ts'
import { NetworkLog } from './network-log.tsx'
import { $requests } from '../traffic/requests.ts'
import { SecondPersonView } from './second-person-view.tsx'
import { $cursor } from './second-person.ts'
import { StorageView } from './storage-view.tsx'

interface Tab {
  name: string
  view: () => ComponentChildren
  /** Shown beside the name: mostly a number of entries. */
  count: string
  alarming?: boolean
}

/** The open view by its name; null for none. */
export const $dock = atom<string | null>(null)

function counted(all: number, wrong: number, what: string): string {
  if (all === 0) return ''
  return wrong > 0 ? `${all}, ${wrong} ${what}` : String(all)
}

/** Views of what the plugin does, and what can be done to it. */
export function Dock() {
  const open = useStore($dock)
  const requests = useStore($requests)
  const faults = useStore($faults)
  const cursor = useStore($cursor)
  const refused = requests.filter(it => it.outcome === 'refused').length
  const lines = useStore($consoleLines)
  const errors = lines.filter(it => it.level === 'error').length
  const tabs: Tab[] = [
    {
      name: 'Console',
      view: () => <ConsoleView />,
      count: counted(lines.length, errors, errors === 1 ? 'error' : 'errors'),
      alarming: errors > 0
    },
    {
      name: 'Network',
      view: () => <NetworkLog />,
      count: counted(requests.length, refused, 'refused'),
      alarming: refused > 0
    },
    { name: 'Storage', view: () => <StorageView />, count: '' },
    { name: 'Plugin data', view: () => <DataView />, count: '' },
    {
      name: 'Faults',
      view: () => <FaultList />,
      count: faults.length ? `${faults.length} on` : '',
      alarming: faults.length > 0
    },
    {
      name: 'Second person',
      view: () => <SecondPersonView />,
      count: cursor ? 'here' : ''
    }
  ]
  const shown = tabs.find(tab => tab.name === open)
  return (
    <section class={dock['dock']} aria-label="Plugin inspector">
      <div class={dock['tabs']}>
        {tabs.map(({ name, count, alarming }) => (
          <button
            key={name}
            type="button"
            class={controls['bareButton']}
            aria-expanded={name === open}
            data-alarming={alarming ? '' : undefined}
            onClick={() => $dock.set(name === open ? null : name)}
          >
            {name} {count && <small>{count}</small>}
          </button>
        ))}
      </div>
      {shown && (
        <div
          class={dock['body']}
          role="region"
          aria-label={shown.name}
          tabIndex={0}
        >
          {shown.view()}
        </div>
      )}
    </section>
  )
}
