/** How the table is shown: as a picture, where its game has a scene and that could be fetched, or in words. */

import { sceneOf } from "../games";
import type { TableStore } from "../protocol/table-store.svelte";
import type { SceneModule } from "../scene/scene";

export class View {
  /** Whether somebody wants words although there is a picture. */
  wantsWords = $state(false);
  scene = $state.raw<SceneModule | null>(null);
  private isMissing = $state(false); // it could not be fetched

  /** It is made while a component is: it fetches the scene as soon as it is known which game it is. */
  constructor(private readonly table: TableStore) {
    const load = $derived(sceneOf(this.game));
    $effect(() => {
      load?.().then(
        (found) => (this.scene = found),
        () => (this.isMissing = true),
      );
    });
  }

  private get game(): string {
    return this.table.seen?.table.game ?? "";
  }

  get hasScene(): boolean {
    return !!sceneOf(this.game) && !this.isMissing;
  }

  get isPictured(): boolean {
    return this.hasScene && !this.wantsWords;
  }

  /** Whether the picture, or the words, are still to come. */
  get isOnItsWay(): boolean {
    return this.isPictured ? !this.scene : !this.table.isDescribed;
  }

  get showsSeats(): boolean {
    return this.isPictured && (!this.scene || !!this.scene.showsSeats);
  }
}
