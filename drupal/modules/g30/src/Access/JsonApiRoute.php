<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Routing\RouteMatchInterface;
use Drupal\jsonapi\Routing\Routes;

/** Tells whether what is done now belongs to an answer of JSON:API. */
final class JsonApiRoute {
  public function __construct(private readonly RouteMatchInterface $routeMatch) {}

  public function isCurrent(): bool {
    return $this->routeMatch->getRouteObject()?->getDefault(Routes::JSON_API_ROUTE_FLAG_KEY) === TRUE;
  }
}
