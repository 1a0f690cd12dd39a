<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Access\AccessResult;
use Drupal\Core\Access\AccessResultInterface;
use Drupal\Core\Routing\RouteMatchInterface;
use Drupal\Core\Session\AccountInterface;

/**
 * Members upload pictures for their own page before they save it.
 *
 * The address is that of a new member page, for which Drupal asks the
 * permission to create one. Members have it for this address alone.
 */
final class OwnPageUpload {
  public function __construct(
    private readonly RouteMatchInterface $routeMatch,
    private readonly Viewer $viewer,
  ) {}

  public function create(AccountInterface $account, ?string $bundle): AccessResultInterface {
    $is_upload = $bundle === 'member' && $this->routeMatch->getRouteName() === 'jsonapi.node--member.file_upload.new_resource';
    return AccessResult::allowedIf($is_upload && $this->viewer->memberPage($account) !== NULL)
      ->addCacheContexts(['route', 'user']);
  }
}
