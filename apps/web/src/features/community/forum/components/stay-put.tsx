import { Component, createRef, type ReactNode } from 'react';

interface StayPutProps {
  /** What stands in it; when this becomes another, what is read is held where it is. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface Place {
  readonly element: Element;
  readonly top: number;
}

/**
 * Holds in its place on screen what somebody reads while things are put in above it. A class: React tells nobody else
 * in time where things stood.
 */
export class StayPut extends Component<StayPutProps> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: StayPutProps): Place | null {
    if (before.of === this.props.of) return null;
    const items = [...(this.#box.current?.querySelectorAll('[data-reply]') ?? [])];
    const first = items.find((item) => item.getBoundingClientRect().bottom > 0);
    // Where the list has not been reached yet, what is read stands above it.
    if (!first || (this.#box.current?.getBoundingClientRect().top ?? 0) > 0) return null;
    return { element: first, top: first.getBoundingClientRect().top };
  }

  override componentDidUpdate(_before: StayPutProps, _state: unknown, place: Place | null): void {
    if (!place?.element.isConnected) return;
    const moved = place.element.getBoundingClientRect().top - place.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    // The browser's own way of doing this would do it a second time, and one browser has none.
    return (
      <div ref={this.#box} className="[overflow-anchor:none]">
        {this.props.children}
      </div>
    );
  }
}
