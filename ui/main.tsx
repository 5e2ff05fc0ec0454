import { render } from 'preact'
import { App } from './app.tsx'
import { createBrowserPlatform } from './browser-platform.ts'
import './panel.css'
import { usePlatform } from './platform.ts'
import { startPanel } from './start.ts'

usePlatform(createBrowserPlatform())
const place = document.getElementById('panel')
place?.replaceChildren()
if (place) render(<App />, place)
void startPanel()
