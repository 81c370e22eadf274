/** One page in one state, language and theme, for the gallery to render. */
import type { paths } from '../../src/shared/navigation/paths.ts';
import type { Scene, State } from './scenes/scene.ts';

export interface Job {
  readonly route: keyof typeof paths | 'lost' | 'sheet' | 'desk' | 'merchant';
  /** The name of the route, and of the scene if the route has several. */
  readonly name: string;
  readonly scene: Scene;
  readonly state: State;
  readonly language: string;
  readonly theme: string;
  /** The viewport widths in pixels. */
  readonly widths: readonly number[];
}
