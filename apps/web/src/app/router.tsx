import { memo, Suspense, useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { useSession } from '../session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { KnownLearner } from './known-learner.tsx';
import { routeOf } from './route.rules.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { notFound, screens } from './screens.ts';

interface RouterProps {
  readonly mainRef: RefObject<HTMLElement | null>;
}

/** What changes around the screen does not draw the screen again. */
export const Router = memo(function Router({ mainRef }: RouterProps) {
  const [path] = useLocation();
  const search = useSearch();
  const { signedIn, endedBy } = useSession();
  const target = useMemo(() => {
    const route = routeOf(
      screens,
      { path, search },
      { signedIn, leftByChoice: endedBy === 'learner' || endedBy === 'deleted' },
    );
    return { route, path, signedIn };
  }, [path, search, signedIn, endedBy]);

  // The screen that is shown stays until the next one has loaded, except for another learner or none.
  const deferred = useDeferredValue(target);
  const { route, path: shownPath } = deferred.signedIn === signedIn ? deferred : target;
  useArrival(shownPath, mainRef);

  if (target.route.kind === 'redirect') return <Redirect to={target.route.to} replace />;
  const { address, audience, Component } = route.kind === 'screen' ? route.screen : notFound;
  return (
    <>
      {shownPath !== path && <Underway />}
      <ErrorBoundary key={address}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Switch location={shownPath}>
            <Route path={address}>
              {audience === 'signed-in' ? (
                <KnownLearner>
                  <Component />
                </KnownLearner>
              ) : (
                <Component />
              )}
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

/** A line at the top while the next screen takes more than a moment to load. */
function Underway() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-40 h-0.5 animate-fade-in bg-accent [animation-delay:200ms] [animation-fill-mode:backwards]"
    />
  );
}

/** After each navigation: the top of the page (unless going back), and focus in the main region. */
function useArrival(path: string, mainRef: RefObject<HTMLElement | null>): void {
  const last = useRef(path);
  const goingBack = useRef(false);
  useEffect(() => {
    const note = () => {
      // A step back within the page, such as out of the player, is none between pages.
      goingBack.current = window.location.pathname !== last.current;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!goingBack.current) window.scrollTo(0, 0);
    goingBack.current = false;
    mainRef.current?.focus({ preventScroll: true });
  }, [path, mainRef]);
}
