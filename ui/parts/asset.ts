export { AssetView } from '../views/asset-view.tsx'
