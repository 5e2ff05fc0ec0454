import type { MenuItem } from '../shared/host.ts'
import menus from './menus.module.css'
import { chooseCommand } from './quick-actions.ts'

interface Props {
  items: MenuItem[]
  /** The submenus that these are in. */
  path: string[]
  onChoose: (action: () => void) => void
}

export function PluginMenuItems(props: Props) {
  const { items, path, onChoose } = props
  return (
    <>
      {items.map((item, index) => {
        if ('separator' in item) return <hr key={index} />
        const own = [...path, item.name]
        if ('menu' in item) {
          return (
            <div key={index} role="group" aria-label={item.name}>
              <p class={menus['submenu']}>{item.name}</p>
              <div class={menus['inner']}>
                <PluginMenuItems {...props} items={item.menu} path={own} />
              </div>
            </div>
          )
        }
        const { command, parameters = [], parameterOnly = true } = item
        return (
          <button
            key={index}
            type="button"
            onClick={() =>
              onChoose(
                () =>
                  void chooseCommand({
                    path: own,
                    command,
                    parameters,
                    parameterOnly
                  })
              )
            }
          >
            {item.name}
            {parameters.length > 0 && '…'}
          </button>
        )
      })}
    </>
  )
}
