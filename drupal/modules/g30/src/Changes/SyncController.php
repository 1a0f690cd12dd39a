<?php

declare(strict_types=1);

namespace Drupal\g30\Changes;

use Drupal\Core\DependencyInjection\AutowireTrait;
use Drupal\Core\DependencyInjection\ContainerInjectionInterface;
use Symfony\Component\HttpFoundation\JsonResponse;
use Symfony\Component\HttpFoundation\Request;

/** Tells a build what has changed, at the address and in the form of the module gatsby_fastbuilds. */
final class SyncController implements ContainerInjectionInterface {
  use AutowireTrait;

  /** With more changes, the collections are the quicker way. */
  private const MOST = 500;

  public function __construct(
    private readonly ChangeLog $log,
    private readonly ChangedResources $resources,
  ) {}

  public function sync(Request $request, string $since): JsonResponse {
    // A change that is made meanwhile is told again by the next answer.
    $timestamp = $this->log->newest();
    $changes = $this->log->knows((int) $since) ? $this->log->after((int) $since, self::MOST + 1) : NULL;
    $entities = $changes === NULL || count($changes) > self::MOST ? NULL : $this->resources->of($request, $changes, (int) $since, self::MOST);
    $answer = $entities === NULL
      ? ['status' => -1, 'timestamp' => $timestamp]
      : ['status' => 1, 'timestamp' => $timestamp, 'entities' => $entities];
    return new JsonResponse($answer, 200, ['Cache-Control' => 'must-revalidate, no-cache, private']);
  }
}
