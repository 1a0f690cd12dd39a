<?php

declare(strict_types=1);

namespace Drupal\g30\JsonApi;

use Drupal\jsonapi\ResourceType\ResourceType;

/** A resource type whose collections tell the number of all items. */
final class CountingResourceType extends ResourceType {
  public function includeCount(): bool {
    return TRUE;
  }
}
