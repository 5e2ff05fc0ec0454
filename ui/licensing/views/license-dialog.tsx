import { useStore } from '@nanostores/preact'
import { $licensing } from '../purchase/licensing.ts'
import { LicenseFailedView } from './license-failed-view.tsx'
import { LicensePlanView } from './license-plan-view.tsx'
import { LicensePlanningView } from './license-planning-view.tsx'
import { LicenseRunView } from './license-run-view.tsx'

/** Each step is a dialog of its own, with the same name. */
export function LicenseDialog() {
  const shown = useStore($licensing)
  if (shown.state === 'idle') return null
  if (shown.state === 'planning') {
    return <LicensePlanningView assets={shown.assets} />
  }
  if (shown.state === 'confirm') {
    const { plan, savesVersion } = shown
    return <LicensePlanView plan={plan} savesVersion={savesVersion} />
  }
  if (shown.state === 'failed') {
    return <LicenseFailedView assets={shown.assets} error={shown.error} />
  }
  if (shown.state === 'done')
    return <LicenseRunView items={shown.items} isOver />
  const { items, isStopping, question } = shown
  return (
    <LicenseRunView
      items={items}
      isOver={false}
      isStopping={isStopping}
      question={question}
    />
  )
}
