import type { NewPlan } from '../licensing/add-plan.ts'
import {
  cleanAudio,
  compFormats,
  originalAudio,
  smallFormats,
  standardFormats,
  videoFormats
} from '../licensing/plan-formats.ts'

interface DemoPlan extends NewPlan {
  isExpired?: boolean
}

/** Subscriptions by user name; other demo accounts have none. */
export const demoPlans: Readonly<Record<string, DemoPlan[]>> = {
  designer: [
    images(1, 'Monthly Subscription', 350),
    {
      ...images(2, '25-A-Day Subscription', 750),
      left: 0,
      isExpired: true
    }
  ],
  spent: [{ ...images(3, 'Monthly Subscription', 50), left: 0 }],
  metered: [
    images(4, 'Images On Demand', 100),
    videos(23, 'footage_standard', 'Videos On Demand', 100),
    audio(24, 'audio_standard', 'Music On Demand', 100)
  ].map(chargingRepeats),
  enhanced: [
    { ...images(5, 'Enhanced Subscription', 25), license: 'enhanced' }
  ],
  ondemand: [
    {
      ...images(6, 'Images On Demand', 5),
      formats: smallFormats,
      isPack: true,
      rules: { price: 9.8 }
    }
  ],
  filmmaker: [
    videos(7, 'footage_standard', 'Footage Subscription', 10),
    {
      ...videos(8, 'footage_comp', 'Footage Comps', 100),
      formats: compFormats,
      rules: { isOnce: true }
    }
  ],
  musician: [
    audio(9, 'audio_standard', 'Music Subscription', 10),
    {
      ...audio(10, 'audio_platform', 'Music for Platforms', 5),
      formats: originalAudio
    }
  ],
  enterprise: [
    {
      ...images(11, 'Enterprise', 1000),
      license: 'premier',
      rules: { metadata: ['client', 'purchase_order'] }
    }
  ],
  guarded: [
    { ...images(12, 'Guarded Subscription', 50), rules: { code: '246810' } }
  ],
  lapsed: [
    { ...images(13, 'Monthly Subscription', 350), isExpired: true },
    {
      ...videos(14, 'footage_standard', 'Footage Subscription', 10),
      isExpired: true
    }
  ],
  unlucky: [
    {
      ...images(15, 'Monthly Subscription', 350),
      rules: {
        refusals: [
          'Media unavailable',
          'Subscription is unusable',
          'Editorial status must be acknowledged'
        ]
      }
    }
  ],
  intern: [images(16, 'Monthly Subscription', 350)],
  partner: [
    {
      ...images(17, 'Revenue Share', 1000),
      rules: { share: 0.4, price: 1.5, isOnce: true }
    }
  ],
  student: [
    {
      ...images(18, 'Free Subscription', 0),
      formats: [],
      rules: { hasLimitedLibrary: true }
    }
  ],
  lead: [{ ...images(19, 'Team Subscription', 10), license: 'multi_share' }],
  studio: [
    images(20, 'Monthly Subscription', 350),
    videos(21, 'footage_standard', 'Footage Subscription', 50),
    audio(22, 'audio_standard', 'Music Subscription', 50)
  ],
  agency: [
    {
      ...images(25, 'Agency Images', 100),
      rules: { code: '246810', share: 0.4, price: 1.5 }
    },
    videos(26, 'footage_standard', 'Agency Videos', 100),
    audio(27, 'audio_standard', 'Agency Music', 100)
  ].map(chargingRepeats)
}

function images(number: number, description: string, limit: number): NewPlan {
  return {
    id: idOf(number),
    license: 'standard',
    description,
    assetType: 'images',
    formats: standardFormats,
    limit
  }
}

function videos(
  number: number,
  license: string,
  description: string,
  limit: number
): NewPlan {
  return {
    id: idOf(number),
    license,
    description,
    assetType: 'videos',
    formats: videoFormats,
    limit
  }
}

function audio(
  number: number,
  license: string,
  description: string,
  limit: number
): NewPlan {
  return {
    id: idOf(number),
    license,
    description,
    assetType: 'audio',
    formats: cleanAudio,
    limit
  }
}

function chargingRepeats(plan: NewPlan): NewPlan {
  return { ...plan, chargesRepeats: true }
}

function idOf(number: number): string {
  return `s${1_100_000 + number}`
}
